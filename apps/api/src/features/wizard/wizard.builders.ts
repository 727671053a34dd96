import type { WizardInput } from './wizard-input.ts'

/** Returns a wizard over the covers of `aBeddingShop`: two questions about the fabric, one about several sizes. */
export function aCoverWizard(special: Partial<WizardInput> = {}): WizardInput {
  return {
    code: 'overtrek',
    title: 'Welk overtrek past bij je?',
    categoryPath: 'beddengoed/dekbedovertrek',
    questions: [
      {
        question: 'Slaap je warm?',
        answers: [
          { answer: 'Ja', filterValues: ['linnen', 'katoen'], description: 'Je gooit je dekbed weg' },
          { answer: 'Nee', filterValues: ['katoen'] },
        ],
      },
      {
        question: 'Welke maat?',
        explanation: 'Meet je dekbed op.',
        isSkippable: true,
        isMultiselect: true,
        answers: [
          { answer: 'Eenpersoons', filterValues: ['140x220'] },
          { answer: 'Tweepersoons', filterValues: ['240x220'] },
        ],
      },
      {
        question: 'Hoe voelt het?',
        isSkippable: true,
        answers: [
          { answer: 'Ruw', filterValues: ['linnen'] },
          { answer: 'Glad', filterValues: ['katoen'] },
        ],
      },
    ],
    ...special,
  }
}
