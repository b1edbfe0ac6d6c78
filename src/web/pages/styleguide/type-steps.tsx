import styles from './styleguide.module.css';

const steps = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'score'] as const;

/** Every size of type, as it stands in a line. */
export function TypeSteps() {
  return (
    <>
      <h1>The first heading, one a page</h1>
      <h2>The second, over a part</h2>
      <h3>The third, over a part of that</h3>
      <ul>
        {steps.map((step) => (
          <li key={step} className={styles[`text-${step}`]}>
            0123456789 · .300 · 5.2 IP <code>--text-{step}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
