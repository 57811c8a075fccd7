import { IconMail } from '@tabler/icons-react';
import { NavLink, Outlet } from 'react-router';
import { useWords } from './useWords.ts';
import parts from './AdminFrame.module.css';

const screens = [{ to: '/admin/mails', word: 'mails', Sign: IconMail }] as const;

/** A screen of administration, beside the list of all of them. */
export function AdminFrame() {
  const words = useWords();
  return (
    <div className={parts.frame}>
      <nav className={parts.list} aria-labelledby="administration">
        <h2 className={parts.name} id="administration">
          {words('administration')}
        </h2>
        <ul>
          {screens.map(({ to, word, Sign }) => (
            <li key={to}>
              <NavLink className={parts.link ?? ''} to={to}>
                <Sign size={18} stroke={1.6} aria-hidden />
                {words(word)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={parts.screen}>
        <Outlet />
      </div>
    </div>
  );
}
