import type { FieldingSeason } from '../../contract.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Choice } from '#ui/choice.tsx';

type ClubmatesProps = { data: FieldingSeason; season: string | undefined };

/** Links to the outfielders of the same club. */
export function Clubmates({ data: { player, clubmates }, season }: ClubmatesProps) {
  if (player === null || clubmates.length < 2) return null;
  const club = clubNamesOf(player.teamId ?? 0)?.shortName ?? 'The club';
  const chips = clubmates.map(({ id, name, position }) => ({
    to: paths.advancedFielding({ season, player: id }),
    name,
    position,
    isChosen: id === player.id,
  }));
  return <Choice look="line" label={`Outfielders of the ${club}`} options={chips} club={player.teamId} />;
}
