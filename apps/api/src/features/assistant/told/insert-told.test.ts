import { expect, test } from 'vitest'
import { insertTold } from './insert-told.ts'

test.each([
  [
    'Ik vond 4 artikelen (wit). Bijvoorbeeld:',
    'Ik vond 4 artikelen (wit). Er zit een rits in. Bijvoorbeeld:',
  ],
  ['Ik vond één artikel (wit):', 'Ik vond één artikel (wit). Er zit een rits in.'],
  [
    'Ik vond één artikel. Of het helemaal is wat je zoekt, lees je op de pagina:',
    'Ik vond één artikel. Er zit een rits in.',
  ],
  [
    'Ik vond 9 artikelen. Of het helemaal is wat je zoekt, lees je op de pagina:',
    'Ik vond 9 artikelen. Er zit een rits in. Bijvoorbeeld:',
  ],
  [
    'Precies zo heb ik het niet. Dit komt het dichtst in de buurt (wit):',
    'Precies zo heb ik het niet. Er zit een rits in. Dit komt het dichtst in de buurt (wit):',
  ],
  ['Spiegel Rond: € 219,-. Morgen in huis.', 'Spiegel Rond: € 219,-. Morgen in huis. Er zit een rits in.'],
])('[CH-01] what is told stands before the words that lead to goods: %s', (content, whole) => {
  expect(insertTold(content, ['Er zit een rits in.'])).toBe(whole)
})
