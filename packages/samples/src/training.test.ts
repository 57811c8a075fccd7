import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { documentCourses, documentVideos, learningAccounts } from './training.ts';
import { videos, videosFolder } from './videos.ts';

describe('the training of the demo', () => {
  it('shows films that are there, each with a picture that is small', () => {
    for (const { file, poster } of documentVideos) {
      expect(videos.map((video) => video.file)).toContain(file);
      const bytes = readFileSync(new URL(poster, videosFolder));
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      expect(statSync(new URL(poster, videosFolder)).size).toBeLessThan(40_000);
    }
  });

  it('names every film and course once, and accounts that exist', () => {
    const ids = documentVideos.map(({ hashedId }) => hashedId);
    const codes = documentCourses.map(({ productCode }) => productCode);
    expect(new Set([...ids, ...codes]).size).toBe(ids.length + codes.length);
    expect(accounts.map(({ key }) => key)).toEqual(expect.arrayContaining([...learningAccounts]));
  });
});
