import { usePageTitle } from '../i18n/usePageTitle.ts';
import { ChooseLook } from './ChooseLook.tsx';
import { anchorOf, stories } from './stories.ts';
import { Section } from './Section.tsx';
import styles from './GalleryPage.module.css';

/** Every shared part in all its states, for those who build screens of them. Its own words are English. */
export function GalleryPage() {
  usePageTitle('Parts');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div lang="en">
          <h1 className={styles.title}>Parts</h1>
          <p className={styles.text}>
            <bdi>What screens are made of, in every state. Try them in the dark and in Arabic.</bdi>
          </p>
        </div>
        <ChooseLook />
      </header>
      <nav className={styles.index} aria-label="Parts" lang="en">
        <ol>
          {stories.map((story, place) => (
            <li key={story.title}>
              <a className={styles.link} href={`#${anchorOf(story)}`}>
                <span className={styles.number}>{place + 1}</span>
                {story.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <main className={styles.stories}>
        {stories.map((story, place) => (
          <Section key={story.title} story={story} number={place + 1} />
        ))}
      </main>
    </div>
  );
}
