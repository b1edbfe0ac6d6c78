import { useState } from 'react';
import { pictureCategories, profilePictures, type ProfilePicture } from '#features/pictures/rules/catalogue.ts';
import styles from './picture-chooser.module.css';
import type { Settings } from './use-settings.ts';

type ChoiceProps = { picture: ProfilePicture; isChosen: boolean; choose: () => void };

function Choice({ picture: { id, alt }, isChosen, choose }: ChoiceProps) {
  return (
    <button
      type="submit"
      name="profilePic"
      value={id.slice(1)}
      className={styles.choice}
      aria-pressed={isChosen}
      onClick={choose}
    >
      <img
        src={`/api/profile_pictures/${id}_thumb.webp`}
        data-next="/assets/default-batter.svg"
        width={56}
        height={56}
        alt={alt}
        title={alt}
        loading="lazy"
        decoding="async"
      />
    </button>
  );
}

/** All profile photos in an accordion of categories, open at the selected one, which is highlighted. A click on that one sends no request. */
export function PictureChooser({ shown, isSaving, save }: Settings) {
  const choose = (profilePic: string) => {
    if (!isSaving && profilePic !== shown.profilePic) save({ profilePic }, 'Profile photo');
  };
  const [shownCategory] = useState(profilePictures.find(({ id }) => id === `p${shown.profilePic}`)?.category);
  return (
    <fieldset className={styles.chooser}>
      <legend>Profile photo</legend>
      <div className={styles.groups}>
        {pictureCategories.map((category) => (
          <details key={category} name="profile-photos" open={category === shownCategory}>
            <summary>{category}</summary>
            <ul>
              {profilePictures
                .filter((picture) => picture.category === category)
                .map((picture) => (
                  <li key={picture.id}>
                    <Choice
                      picture={picture}
                      isChosen={picture.id === `p${shown.profilePic}`}
                      choose={() => choose(picture.id.slice(1))}
                    />
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
    </fieldset>
  );
}
