import type { Story } from './story.ts';
import { anchorOf } from './stories.ts';
import styles from './Section.module.css';

/** One shared part: its name, what to know of it, and its states side by side. */
export function Section({ story, number }: { story: Story; number: number }) {
  const { title, note, states } = story;
  return (
    <section className={styles.section} id={anchorOf(story)} aria-label={title}>
      <h2 className={styles.title} lang="en">
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {note && (
        <p className={styles.note} lang="en">
          <bdi>{note}</bdi>
        </p>
      )}
      <div className={styles.states}>
        {states.map(({ name, element }) => (
          <div className={styles.state} key={name} role="group" aria-label={name}>
            <p className={styles.name} lang="en">
              <bdi>{name}</bdi>
            </p>
            {element}
          </div>
        ))}
      </div>
    </section>
  );
}
