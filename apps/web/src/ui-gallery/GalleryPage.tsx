import { usePageTitle } from '../i18n/usePageTitle.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../ui/forms/RadioGroup.tsx';
import { changeLanguage } from '../i18n/language.ts';
import type { Story } from './story.tsx';
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

/** Light or dark, left to right or right to left. */
function ChooseLook() {
  const { i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={styles.choices} lang="en">
      <RadioGroup
        label="Appearance"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'As on this device' },
        ]}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <RadioGroup
        label="Language"
        options={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'Arabic' },
        ]}
        value={i18n.language === 'ar' ? 'ar' : 'en'}
        onChange={(language) => void changeLanguage(language)}
      />
    </div>
  );
}

/** One shared part: its name, what to know of it, and its states side by side. */
function Section({ story, number }: { story: Story; number: number }) {
  const { title, note, states } = story;
  return (
    <section className={styles.section} id={anchorOf(story)} aria-label={title}>
      <h2 className={styles.sectionTitle} lang="en">
        <span className={styles.sectionNumber} aria-hidden>
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

const files = import.meta.glob<Record<string, Story>>('./stories/*.tsx', { eager: true });

/** Every shared part there is, by its title. */
const stories: readonly Story[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

/** The name of a story in addresses. */
const anchorOf = ({ title }: Story): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
