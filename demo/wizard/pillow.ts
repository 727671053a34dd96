import type { DemoWizard } from './demo-wizard.ts'

/** The position decides height and firmness, the feeling decides the filling. Children's pillows are for no adult's position. */
export const pillowWizard: DemoWizard = {
  code: 'hoofdkussen',
  title: 'Welk hoofdkussen past bij je?',
  categoryPath: 'hoofdkussen',
  questions: [
    {
      question: 'In welke houding word je wakker?',
      explanation: 'Je kussen vult de ruimte tussen je hoofd en je matras. Op je zij is die het grootst.',
      answers: [
        {
          answer: 'Op mijn zij',
          description: 'Hoog genoeg voor je schouder',
          filterValues: ['zijslaper'],
        },
        { answer: 'Op mijn rug', description: 'Vult de holte van je nek', filterValues: ['rugslaper'] },
        { answer: 'Op mijn buik', description: 'Laag en zacht', filterValues: ['buikslaper'] },
        { answer: 'Steeds anders', description: 'Een middenweg', filterValues: ['wisselslaper'] },
      ],
    },
    {
      question: 'Hoe moet je kussen voelen?',
      explanation: 'Je kunt er meer kiezen.',
      isSkippable: true,
      isMultiselect: true,
      answers: [
        { answer: 'Luchtig', description: 'Dons en veertjes, opschudden en klaar', filterValues: ['dons'] },
        {
          answer: 'Veerkrachtig',
          description: 'Zachte vezels, goed te wassen',
          filterValues: ['microvezel'],
        },
        {
          answer: 'Vormvast',
          description: 'Schuim dat zich naar je nek vormt',
          filterValues: ['traagschuim', 'koudschuim'],
        },
      ],
    },
  ],
}
