import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { ChooseLook } from './ChooseLook.tsx';
import { anchorOf, exhibits } from './exhibits.ts';
import { Section } from './Section.tsx';
import parts from './PartsPage.module.css';

/** Every shared part in all its states, for those who build screens of them. Its own words are English. */
export function PartsPage() {
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
          {exhibits.map((exhibit, place) => (
            <li key={exhibit.title}>
              <a className={parts.link} href={`#${anchorOf(exhibit)}`}>
                <span className={parts.number}>{place + 1}</span>
                {exhibit.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <main className={parts.exhibits}>
        {exhibits.map((exhibit, place) => (
          <Section key={exhibit.title} exhibit={exhibit} number={place + 1} />
        ))}
      </main>
    </div>
  );
}
