import { expect, test } from 'vitest'
import { dutchSeparateStems } from '../../dutch/separate-stems.ts'
import { createStemmer } from './stemmer.ts'

const stem = createStemmer(dutchSeparateStems)

test.each([
  ['laken', 'lakens'],
  ['matras', 'matrassen', 'matrasje'],
  ['dons', 'donzen'],
  ['hoes', 'hoezen', 'hoesje'],
  ['kussen', 'kussens', 'kussentje', 'kussentjes'],
  ['bed', 'bedden', 'bedje', 'bedjes'],
  ['dekbed', 'dekbedden'],
  ['overtrek', 'overtrekken'],
  ['rood', 'rode'],
  ['grijs', 'grijze'],
  ['wit', 'witte'],
  ['fluweel', 'fluwelen'],
  ['wol', 'wollen'],
  ['sloop', 'slopen', 'sloopje'],
  ['kleed', 'kleden', 'kleedje'],
  ['lamp', 'lampen', 'lampje', 'lampjes'],
  ['kast', 'kasten', 'kastje'],
  ['bloem', 'bloemen', 'bloemetje'],
  ['tafel', 'tafels', 'tafeltje'],
  ['mand', 'manden', 'mandje'],
  ['plant', 'planten', 'plantje'],
  ['gordijn', 'gordijnen', 'gordijntje'],
  ['kaart', 'kaarten', 'kaartje'],
  ['boom', 'bomen', 'boompje'],
  ['bal', 'ballen', 'balletje'],
  ['vaas', 'vazen', 'vaasje'],
  ['bureau', 'bureaus'],
  ['foto', 'fotos'],
  ['serie', 'series'],
  ['maat', 'maten'],
  ['mat', 'matten'],
  ['lade', 'laden', 'lades', 'laatje'],
  ['badjas', 'badjassen'],
  ['pot', 'potten', 'potje'],
  ['stoel', 'stoeltje'],
  ['bureau', 'bureautje'],
  ['ruit', 'ruitje'],
  ['knop', 'knoppen'],
  ['pocketvering', 'pocketveren'],
  ['sofa', 'sofas'],
])('%s and its forms share a stem', (...forms) => {
  expect(new Set(forms.map(stem)).size, forms.map(stem).join()).toBe(1)
})

test.each([
  ['maten', 'matten'],
  ['poten', 'potten'],
  ['deken', 'dek'],
  ['laken', 'lak'],
  ['kussen', 'kus'],
  ['pocketvering', 'veren'],
  ['roze', 'roos'],
  ['knopen', 'knoppen'],
  ['tussenmaten', 'badmatten'],
])('%s and %s have different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test('codes and sizes stay as they are', () => {
  for (const word of ['160x200', '2persoons', 'b12en']) expect(stem(word)).toBe(word)
})
