import { createTrainingData, trainModel, termsOf, type Model } from '../index.ts';

/** Invented standards in a few words: corrosion, lighting and water, each told of in words of its own. */
export const catalog: Readonly<Record<string, string>> = {
  coats: 'Coating of steel against rust. Rust and corrosion of steel under paint.',
  spray: 'Corrosion of painted steel in salt spray. Corrosion creeps under the paint.',
  zinc: 'Zinc on steel as protection from corrosion by the weather.',
  weather: 'Steel that needs no paint: its rust slows the loss by weather.',
  offices: 'Lighting of offices. Lamps and luminaires above desks, without glare.',
  roads: 'Lighting of roads at night. Luminaires on poles, glare for drivers.',
  exits: 'Emergency lighting: luminaires that show the exit when the lamps fail.',
  museums: 'Lamps for museum objects, and what their light fades.',
  taps: 'Sampling of drinking water at taps. Bacteria and chlorine in water.',
  mains: 'Disinfection of water mains with chlorine before use.',
  filters: 'Filters for drinking water: washing, and bacteria behind them.',
  meters: 'Water meters: verification in service by sampling.',
};

/** A model trained on texts, each a subject of its own. */
export function trainedOn(texts: readonly (string | readonly string[])[]): Model {
  const trainingData = createTrainingData();
  for (const subject of texts)
    trainingData.add([subject].flat().map((text) => termsOf([{ text, weight: 1 }])));
  return trainModel(trainingData, texts.length);
}
