import { bytesOfModel, createLessons, learn, termsOf } from '@norma/meaning';
import type { Said } from '../../ports/embedder.ts';
import { answerQuestions } from '../threads/answerQuestions.ts';
import { lowerPriority } from '../threads/lowerPriority.ts';

// Nobody waits for it.
lowerPriority(10);

const lessons = createLessons();

const questions = {
  add: (subjects: readonly (readonly Said[])[]): void => {
    for (const texts of subjects) lessons.add(texts.map(termsOf));
  },
  learn: (documents: number): Uint8Array => bytesOfModel(learn(lessons, documents)),
};

/** What a thread is asked that learns one model and ends. */
export type TeacherQuestions = typeof questions;

answerQuestions(questions);
