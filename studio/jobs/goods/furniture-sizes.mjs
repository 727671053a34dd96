// Small furniture and mirrors in the sizes that their first picture does not show.
import { CHOICE, lightly } from '../series.mjs'

const WOODS = {
  oak: ['eiken', 'eiken', {}],
  walnut: ['noten', 'notenhouten', { wall: '#dcd6c8' }],
  white: ['wit', 'wit gelakte', { wall: '#d2cabb' }],
  black: ['zwart', 'zwarte', { wall: '#ded8cc' }],
}

/** finishes: those that a size is sold in; tell: its alt text, of the word for a finish. */
const inSize = (family, piece, size, params, finishes, tell) =>
  finishes.map((finish) => {
    const [colour, word, own] = WOODS[finish]
    const name = family === 'spiegel' ? 'spiegel-rond' : family
    return {
      scene: 'piece',
      params: {
        name: `${name}-${colour}-${size}-hero`,
        ...CHOICE,
        piece,
        finish,
        samples: 4,
        ...own,
        ...params,
      },
      family,
      colour,
      alt: tell(word),
    }
  })

const table = (size, params, finishes, word) =>
  inSize(
    'bijzettafel',
    'sidetable',
    size,
    params,
    finishes,
    (finish) => `${word} ronde ${finish} bijzettafel op drie poten`,
  )

const nightstand = (size, params, word) =>
  inSize('nachtkastje', 'nightstand', size, params, ['oak', 'walnut', 'white'], (finish) =>
    `${word} ${finish} nachtkastje met twee laden, met een lamp en boeken erop`.replace('gelakte', 'gelakt'),
  )

const sideboard = (size, wide, word) =>
  inSize('dressoir', 'sideboard', size, { wide, art: 'art-lines' }, ['oak', 'walnut', 'white'], (finish) =>
    `${word} ${finish} dressoir met drie geribbelde deuren, met een lamp en vazen erop`.replace(
      'gelakte',
      'gelakt',
    ),
  )

const mirror = (size, wide, finishes, word) =>
  inSize(
    'spiegel',
    'mirror',
    size,
    { wide, vase: '#7d8a7c' },
    finishes,
    (finish) => `${word} ronde wandspiegel met ${finish} rand boven een dressoir`,
  )

export const furnitureSizes = lightly([
  ...table('groot', { wide: 0.6, high: 0.45 }, ['oak', 'walnut'], 'Grote'),
  ...table('laag', { wide: 0.45, high: 0.4 }, ['oak'], 'Lage'),
  ...table('hoog', { wide: 0.45, high: 0.6 }, ['oak', 'walnut', 'white'], 'Hoge'),
  // The middle one is 45 cm wide and 58 cm high, and drawn as 48 by 52.
  ...nightstand('smal', { wide: 0.375 }, 'Smal'),
  ...nightstand('hoog', { high: 0.61 }, 'Hoog'),
  ...sideboard('smal', 1.2, 'Smal'),
  ...sideboard('breed', 2.0, 'Breed'),
  // The middle one is 80 cm across, and drawn as 84.
  ...mirror('klein', 0.525, ['oak', 'walnut', 'black'], 'Kleine'),
  ...mirror('groot', 1.05, ['oak', 'black'], 'Grote'),
])
