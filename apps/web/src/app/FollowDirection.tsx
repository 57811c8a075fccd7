import { useDirection } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Turns menus and layers round with the language. */
export function FollowDirection() {
  const { setDirection } = useDirection();
  const { i18n } = useTranslation();
  const direction = i18n.dir();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}
