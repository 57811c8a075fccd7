import type { Story } from './story.ts';
import { anchorOf } from './stories.ts';
import parts from './Section.module.css';

/** One shared part: its name, what to know of it, and its states side by side. */
export function Section({ story, number }: { story: Story; number: number }) {
  const { title, note, states } = story;
  return (
    <section className={parts.section} id={anchorOf(story)} aria-label={title}>
      <h2 className={parts.title} lang="en">
        <span className={parts.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {note && (
        <p className={parts.note} lang="en">
          <bdi>{note}</bdi>
        </p>
      )}
      <div className={parts.states}>
        {states.map(({ name, element }) => (
          <div className={parts.state} key={name} role="group" aria-label={name}>
            <p className={parts.name} lang="en">
              <bdi>{name}</bdi>
            </p>
            {element}
          </div>
        ))}
      </div>
    </section>
  );
}
