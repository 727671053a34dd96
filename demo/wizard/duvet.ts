import type { DemoWizard } from './demo-wizard.ts'

const cold = ['warmteklasse-1', 'warmteklasse-2', 'vier-seizoenen']
const medium = ['warmteklasse-2', 'warmteklasse-3', 'vier-seizoenen']
const warm = ['warmteklasse-3', 'warmteklasse-4', 'vier-seizoenen']

/** The questions about sleeper and bedroom both ask about warmth; a four-season duvet fits every answer. */
export const duvetWizard: DemoWizard = {
  code: 'dekbed',
  title: 'Welk dekbed past bij je?',
  categoryPath: 'dekbed',
  questions: [
    {
      question: 'Hoe heb je het ’s nachts?',
      explanation: 'Warmteklasse 1 is het warmst, klasse 4 het koelst.',
      answers: [
        { answer: 'Ik heb het snel koud', filterValues: cold },
        { answer: 'Precies goed', filterValues: medium },
        { answer: 'Ik heb het snel warm', filterValues: warm },
      ],
    },
    {
      question: 'Hoe warm is je slaapkamer in de winter?',
      isSkippable: true,
      answers: [
        { answer: 'Onder de 15 graden', description: 'Raam open, verwarming uit', filterValues: cold },
        { answer: '15 tot 18 graden', filterValues: medium },
        { answer: 'Warmer dan 18 graden', description: 'Goed geïsoleerd huis', filterValues: warm },
      ],
    },
    {
      question: 'Wat voor vulling wil je?',
      explanation:
        'Je kunt er meer kiezen. Alleen de synthetische vulling kan op 60 graden in de wasmachine.',
      isSkippable: true,
      isMultiselect: true,
      answers: [
        { answer: 'Dons', description: 'Licht en warm', filterValues: ['dons'] },
        { answer: 'Wol', description: 'Neemt vocht op', filterValues: ['wol'] },
        {
          answer: 'Synthetisch',
          description: 'Goed te wassen, ook bij allergie',
          filterValues: ['microvezel'],
        },
      ],
    },
    {
      question: 'Welke maat zoek je?',
      explanation:
        'Kies een dekbed dat minstens 40 cm breder is dan je matras. Langer dan 1,85 m? Neem 220 cm.',
      isSkippable: true,
      isMultiselect: true,
      answers: [
        { answer: '140 x 200 cm', description: 'Eenpersoons', filterValues: ['140x200'] },
        { answer: '140 x 220 cm', description: 'Eenpersoons, extra lang', filterValues: ['140x220'] },
        { answer: '200 x 200 cm', description: 'Tweepersoons', filterValues: ['200x200'] },
        { answer: '240 x 220 cm', description: 'Lits-jumeaux, extra lang', filterValues: ['240x220'] },
        { answer: '200 x 220 cm', description: 'Tweepersoons, extra lang', filterValues: ['200x220'] },
        { answer: '240 x 200 cm', description: 'Lits-jumeaux', filterValues: ['240x200'] },
        { answer: '260 x 220 cm', description: 'Extra breed', filterValues: ['260x220'] },
      ],
    },
  ],
}
