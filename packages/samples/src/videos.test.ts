import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { videos, videosFolder } from './videos.ts';

describe.each(videos)('the video “$title”', (video) => {
  const bytes = readFileSync(new URL(video.file, videosFolder));

  it('is a WebM of a few hundred kilobytes at most', () => {
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(bytes.includes('webm')).toBe(true);
    expect(bytes.length).toBeGreaterThan(50_000);
    expect(bytes.length).toBeLessThan(900_000);
  });

  it('lasts as long as is said', () => {
    // Duration (element 4489) is a float of 8 bytes, in milliseconds.
    const at = bytes.indexOf(Buffer.from('448988', 'hex'));
    expect(bytes.readDoubleBE(at + 3) / 1000).toBeCloseTo(video.seconds, 0);
  });

  it('has sections from its beginning, one after the other, and none beyond its end', () => {
    const starts = video.sections.map(({ startsAt }) => startsAt);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(video.seconds);
  });
});
