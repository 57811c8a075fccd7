import { usePageTitle } from '../i18n/usePageTitle.ts';
import { ChooseLook } from './ChooseLook.tsx';
import { anchorOf, stories } from './stories.ts';
import { Section } from './Section.tsx';
import parts from './GalleryPage.module.css';

/** Every shared part in all its states, for those who build screens of them. Its own words are English. */
export function GalleryPage() {
  usePageTitle('Parts');
  return (
    <div className={parts.page}>
      <header className={parts.head}>
        <div lang="en">
          <h1 className={parts.title}>Parts</h1>
          <p className={parts.text}>
            <bdi>What screens are made of, in every state. Try them in the dark and in Arabic.</bdi>
          </p>
        </div>
        <ChooseLook />
      </header>
      <nav className={parts.index} aria-label="Parts" lang="en">
        <ol>
          {stories.map((story, place) => (
            <li key={story.title}>
              <a className={parts.link} href={`#${anchorOf(story)}`}>
                <span className={parts.number}>{place + 1}</span>
                {story.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <main className={parts.stories}>
        {stories.map((story, place) => (
          <Section key={story.title} story={story} number={place + 1} />
        ))}
      </main>
    </div>
  );
}
