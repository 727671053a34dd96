import type { DemoWizard } from './demo-wizard.ts'

/** Position and weight both speak of firmness: what they agree on is what is shown. */
export const mattressWizard: DemoWizard = {
  code: 'matras',
  title: 'Welk matras past bij je?',
  categoryPath: 'matrassen',
  questions: [
    {
      question: 'Hoe lig je het liefst?',
      explanation:
        'Op je zij zakken je schouder en heup verder weg dan de rest. Op je rug of buik wil je juist vlak liggen.',
      answers: [
        {
          answer: 'Op mijn zij',
          description: 'Geeft mee bij schouder en heup',
          filterValues: ['zacht', 'medium'],
        },
        {
          answer: 'Op mijn rug',
          description: 'Draagt je onderrug',
          filterValues: ['medium', 'stevig'],
        },
        {
          answer: 'Op mijn buik',
          description: 'Laat je bekken niet wegzakken',
          filterValues: ['medium', 'stevig'],
        },
        {
          answer: 'Ik draai veel',
          description: 'Veert mee in elke houding',
          filterValues: ['medium'],
        },
      ],
    },
    {
      question: 'Hoe zwaar ben je ongeveer?',
      explanation: 'Slaap je met z’n tweeën op één matras? Ga dan uit van wie het zwaarst is.',
      isSkippable: true,
      answers: [
        { answer: 'Tot 60 kilo', filterValues: ['zacht', 'medium'] },
        { answer: '60 tot 90 kilo', filterValues: ['zacht', 'medium', 'stevig'] },
        { answer: 'Meer dan 90 kilo', filterValues: ['medium', 'stevig'] },
      ],
    },
    {
      question: 'Heb je het ’s nachts snel warm?',
      isSkippable: true,
      answers: [
        {
          answer: 'Ja, vaak',
          description: 'Kernen waar lucht door kan',
          filterValues: ['pocketveer', 'latex', 'koudschuim'],
        },
        {
          answer: 'Nee, eerder koud',
          description: 'Schuim dat je warmte vasthoudt',
          filterValues: ['traagschuim', 'koudschuim'],
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
