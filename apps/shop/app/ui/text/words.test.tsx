import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DottedParts } from './dotted-parts.tsx'
import { WholeWords } from './whole-words.tsx'
import { WithBreaks, Words } from './words.tsx'

const breaks = { Hoeslakens: ['Hoes', 'lakens'] }
const render = (text: string, known: typeof breaks | Record<string, never> = breaks) =>
  renderToStaticMarkup(
    <WithBreaks breaks={known}>
      <Words text={text} />
    </WithBreaks>,
  )

test('a long word may break, and its text is what was written', () => {
  const html = render('Hoeslakens van katoen')
  expect(html).toBe('Hoes<span class="soft-hyphen"></span>lakens van katoen')
  expect(html).not.toContain('\u00ad')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Hoeslakens van katoen')
})

test('words for which the server gave no breaks stay whole, also those that every object has as a key', () => {
  expect(render('Hoeslakens', {})).toBe('Hoeslakens')
  expect(render('constructor')).toBe('constructor')
})

test('a size is never broken over two lines, and its text is what was written', () => {
  expect(render('Hoeslakens van 240 x 220 cm, 2 x')).toBe(
    'Hoes<span class="soft-hyphen"></span>lakens van <span class="inline-block">240 x 220 cm</span>, 2 x',
  )
})

test.each([
  ['1,50 tot 1,90 m', '1,50 tot <span class="inline-block">1,90 m</span>'],
  ['Vanaf 90 kg, voor 2 personen', 'Vanaf <span class="inline-block">90 kg</span>, voor 2 personen'],
  ['2 meter of 30 graden', '2 meter of 30 graden'],
  ['Ander E-mailadres', 'Ander <span class="inline-block">E-mailadres</span>'],
])('a number stays beside its unit: %s', (text, html) => {
  expect(render(text, {})).toBe(html)
})

test('no line ends within an e-mail address or a number of people, or between an amount and its sign', () => {
  expect(renderToStaticMarkup(<WholeWords text="Je e-mailadres is al bevestigd" />)).toBe(
    'Je <span class="inline-block">e-mailadres</span> is al bevestigd',
  )
  expect(renderToStaticMarkup(<WholeWords text="Per E-mail, vanaf € 499" />)).toBe(
    'Per <span class="inline-block">E-mail</span>, vanaf €\u00a0499',
  )
  expect(renderToStaticMarkup(<WholeWords text="140 x 220 cm (1-persoons)" />)).toBe(
    '140\u00a0x\u00a0220\u00a0cm (<span class="whitespace-nowrap">1-persoons</span>)',
  )
  expect(renderToStaticMarkup(<WholeWords text="Stuur een mail" />)).toBe('Stuur een mail')
})

test('no space is a text by itself, which browsers leave out of the name of a choice that they read aloud', () => {
  const html = renderToString(
    <WithBreaks breaks={breaks}>
      <Words text="Veert per plek mee op Hoeslakens van katoen" />
    </WithBreaks>,
  )
  expect(html).toBe('Veert per plek mee op Hoes<span class="soft-hyphen"></span>lakens van katoen')
})

test('a dot between parts is drawn at the head of the later one, so that no line ends in it, and is no part of the text', () => {
  const html = renderToStaticMarkup(<DottedParts parts={['Wit', 'Duinrust']} />)
  expect(html.match(/before:content-\[&#x27;·&#x27;/g)).toHaveLength(2)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Wit Duinrust ')
})
