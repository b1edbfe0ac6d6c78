import styles from './styleguide.module.css';

const steps = {
  xs: styles.textXs,
  sm: styles.textSm,
  md: styles.textMd,
  lg: styles.textLg,
  xl: styles.textXl,
  '2xl': styles.text2xl,
  '3xl': styles.text3xl,
  score: styles.textScore,
};

/** One line of text in each font size. */
export function TypeSteps() {
  return (
    <>
      <h1>The first heading, one a page</h1>
      <h2>The second, over a part</h2>
      <h3>The third, over a part of that</h3>
      <ul>
        {Object.entries(steps).map(([step, className]) => (
          <li key={step} className={className}>
            0123456789 · .300 · 5.2 IP <code>--text-{step}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
