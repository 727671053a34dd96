import type { Wizard, WizardAnswer, WizardQuestion } from '@sluimer/contract/wizard/schemas'

export function anAnswer(id: string, special: Partial<WizardAnswer> = {}): WizardAnswer {
  return { id, answer: `Antwoord ${id}`, image: null, description: null, count: 3, ...special }
}

export function aQuestion(id: string, special: Partial<WizardQuestion> = {}): WizardQuestion {
  return {
    id,
    question: `Vraag ${id}?`,
    explanation: null,
    is_skippable: false,
    is_multiselect: false,
    answers: [anAnswer(`${id}1`), anAnswer(`${id}2`)],
    ...special,
  }
}

/** Three questions: one that must be answered, one that may be skipped, one with several answers. */
export function aWizard(special: Partial<Wizard> = {}): Wizard {
  return {
    code: 'matras',
    category_id: '7',
    title: 'Welk matras past bij je?',
    questions: [
      aQuestion('1'),
      aQuestion('2', { is_skippable: true }),
      aQuestion('3', { is_skippable: true, is_multiselect: true }),
    ],
    count: 12,
    result_url: '/matrassen/medium/',
    result_filter: { url: '/matrassen/medium/', raw_url: null },
    ...special,
  }
}
