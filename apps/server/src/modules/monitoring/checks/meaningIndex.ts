import { needsCare, works, type Check } from './check.ts';

/** The search by meaning: which model it uses; nothing while there is none. */
export type MeaningModel = { readonly identity: string; readonly trainedOn: number | null };

/** Whether documents can be found by their meaning. */
export function meaningCheck(model: () => MeaningModel | null): Check {
  return async () => {
    const now = model();
    if (!now) return needsCare('meaning-not-ready', {});
    return works({
      model: now.identity,
      ...(now.trainedOn !== null && { learntFromDocuments: now.trainedOn }),
    });
  };
}
