import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { languageOf, stem } from './stem.ts';

describe('Stems', () => {
  it.each([
    ['anchor anchors anchored anchoring'],
    ['test tests tested testing'],
    ['bond bonds bonded bonding'],
    ['box boxes boxed boxing'],
    ['process processes processed processing'],
    ['coat coats coated coating'],
    ['rate rates rated rating'],
    ['plan plans planned planning'],
    ['plane planes planed planing'],
    ['hope hopes hoped hoping'],
    ['control controls controlled controlling'],
    ['measure measures measured measuring'],
    ['battery batteries'],
    ['assembly assemblies'],
    ['specify specifies specified'],
    ['tie ties tied'],
    ['relay relays relayed'],
    ['agree agrees agreed agreeing'],
    ['exceed exceeds exceeded exceeding'],
    ['embed embeds embedded embedding'],
    ['size sizes sized sizing'],
  ])('are the same for %s', (words) => {
    expect(new Set(words.split(' ').map((word) => stem(word))).size).toBe(1);
  });

  it.each([
    ['insulation insulator insulate'],
    ['plan plane plant'],
    ['organ organisation'],
    ['string strong'],
    ['test text'],
    ['glass glaze'],
  ])('are different for %s', (words) => {
    const all = words.split(' ');
    expect(new Set(all.map((word) => stem(word))).size).toBe(all.length);
  });

  it.each(['gas', 'bus', 'press', 'axis', 'focus', 'spring', 'shed', 'feed'])(
    'leave %s recognisable',
    (word) => {
      expect(word.startsWith(stem(word)) && stem(word).length >= word.length - 1).toBe(true);
    },
  );

  it.each(['ies', 'e214s', 'çelikes', '火災', '2019'])('leave %s alone', (form) => {
    expect(stem(form)).toBe(form);
  });
});

describe('Stems of other languages', () => {
  it.each<[Language, string]>([
    ['de', 'prufung prufungen'],
    ['de', 'anforderung anforderungen'],
    ['de', 'verfahren verfahrens'],
    ['de', 'werkstoff werkstoffe werkstoffen werkstoffs'],
    ['fr', 'norme normes'],
    ['fr', 'essai essais'],
    ['fr', 'niveau niveaux'],
    ['fr', 'normal normaux normale'],
    ['fr', 'exigence exigences'],
    ['fr', 'grue grues'],
    ['fr', 'mur murs'],
    ['es', 'tubo tubos'],
    ['it', 'tubo tubi'],
    ['pt', 'tubo tubos'],
    ['es', 'ensayo ensayos'],
    ['es', 'requisito requisitos'],
    ['es', 'material materiales'],
    ['es', 'capacidad capacidades'],
    ['it', 'prova prove'],
    ['it', 'requisito requisiti'],
    ['it', 'norma norme'],
    ['pt', 'ensaio ensaios'],
    ['pt', 'condicao condicoes'],
    ['pt', 'material materiais'],
    ['', 'خرسانه الخرسانه والخرسانه خرسانات'],
    ['', 'مواد المواد'],
    ['', 'испытание испытания испытании испытаниям испытаниями испытаниях'],
    ['', 'бетон бетона бетоном бетоны бетонов'],
    ['', 'требование требования требовании требованиями'],
    ['', 'стальная стальнои стальные стальных стальному'],
    ['', 'прочность прочности прочностью'],
    ['tr', 'boru borular borularin borulari borulardan boruda borudan borusu'],
    ['tr', 'standart standartlar standartlari standartlarin standartta'],
    ['tr', 'deney deneyler deneyleri deneylerin'],
  ])('in %j are the same for %s', (language, words) => {
    expect(new Set(words.split(' ').map((word) => stem(word, language))).size).toBe(1);
  });

  it.each<[Language, string]>([
    ['de', 'prufung prufer norm form'],
    ['fr', 'norme forme mur mer'],
    ['es', 'norma forma mesa misa'],
    ['', 'مقاومه خرسانه حريق'],
    ['', 'сталь стекло бетон болт'],
    ['tr', 'boru beton basinc baski'],
  ])('in %j are different for %s', (language, words) => {
    const all = words.split(' ');
    expect(new Set(all.map((word) => stem(word, language))).size).toBe(all.length);
  });

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['FR-ca', 'fr'],
    ['en', ''],
    ['ja', ''],
    ['tr-TR', 'tr'],
    ['ru', ''],
    ['deu', ''],
    ['', ''],
  ])('are those of the language %j: %j', (tag, language) => {
    expect(languageOf('norm', tag)).toBe(language);
    expect(languageOf('10025', tag)).toBe('');
  });
});
