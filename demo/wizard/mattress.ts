import type { DemoWizard } from './demo-wizard.ts'

const short = 'Korter dan 1,50 m'
const tall = 'Langer dan 1,90 m'

/**
 * Length and weight together decide the firmness: each answer about weight has a row of the table, for usual lengths, and
 * exceptions for the two other lengths. The other questions use other filters, so that no answer undoes another.
 */
export const mattressWizard: DemoWizard = {
  code: 'matras',
  title: 'Welk matras past bij je?',
  categoryPath: 'matrassen',
  questions: [
    {
      question: 'Hoe lang ben je?',
      explanation:
        'Je lengte en je gewicht bepalen samen hoe stevig je matras moet zijn. Slaap je met z’n tweeën op één matras? Ga dan uit van wie het zwaarst is.',
      answers: [
        { answer: short, filterValues: [] },
        { answer: '1,50 tot 1,90 m', filterValues: [] },
        { answer: tall, filterValues: [] },
      ],
    },
    {
      question: 'Hoe zwaar ben je ongeveer?',
      explanation:
        'Hoe zwaarder, hoe verder je wegzakt. Wie langer is, verdeelt zijn gewicht over meer matras.',
      answers: [
        {
          answer: 'Minder dan 80 kilo',
          filterValues: ['zacht'],
          beside: [
            { answer: short, filterValues: ['medium'] },
            { answer: tall, filterValues: ['zacht'] },
          ],
        },
        {
          answer: '80 tot 120 kilo',
          filterValues: ['medium'],
          beside: [
            { answer: short, filterValues: ['stevig'] },
            { answer: tall, filterValues: ['zacht'] },
          ],
        },
        {
          answer: 'Meer dan 120 kilo',
          filterValues: ['stevig'],
          beside: [
            { answer: short, filterValues: ['stevig'] },
            { answer: tall, filterValues: ['medium'] },
          ],
        },
      ],
    },
    {
      question: 'Hoe lig je het liefst?',
      explanation:
        'Op je zij moeten je schouder en heup weg kunnen zakken. Op je rug of buik wil je juist vlak liggen.',
      isSkippable: true,
      answers: [
        {
          answer: 'Op mijn zij',
          description: 'Geeft mee bij schouder en heup',
          filterValues: ['zijslaper'],
        },
        { answer: 'Op mijn rug', description: 'Draagt je onderrug', filterValues: ['rugslaper'] },
        {
          answer: 'Op mijn buik',
          description: 'Laat je bekken niet wegzakken',
          filterValues: ['buikslaper'],
        },
        { answer: 'Ik draai veel', description: 'Veert mee in elke houding', filterValues: ['wisselslaper'] },
      ],
    },
    {
      question: 'Heb je het ’s nachts snel warm?',
      isSkippable: true,
      answers: [
        { answer: 'Ja, vaak', description: 'Kernen waar lucht door kan', filterValues: ['slaapt-koel'] },
        {
          answer: 'Nee, eerder koud',
          description: 'Schuim of wol die je warmte vasthoudt',
          filterValues: ['slaapt-warm'],
        },
      ],
    },
    {
      question: 'Welke maat zoek je?',
      explanation: 'Je kunt er meer kiezen. Meet de binnenkant van je bed, niet je oude matras.',
      isSkippable: true,
      isMultiselect: true,
      answers: [
        { answer: '80 x 200 cm', filterValues: ['80x200'] },
        { answer: '90 x 200 cm', filterValues: ['90x200'] },
        { answer: '160 x 200 cm', filterValues: ['160x200'] },
        { answer: '180 x 200 cm', filterValues: ['180x200'] },
        { answer: '140 x 200 cm', description: 'Twijfelaar', filterValues: ['140x200'] },
        { answer: '90 x 210 cm', description: 'Voor wie langer is dan 1,90 m', filterValues: ['90x210'] },
      ],
    },
  ],
}
