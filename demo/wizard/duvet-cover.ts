import type { DemoWizard } from './demo-wizard.ts'

/** A quick wizard with one question, whose answer ends it (WZ-02). */
export const duvetCoverWizard: DemoWizard = {
  code: 'dekbedovertrek',
  title: 'Welk overtrek past bij je?',
  categoryPath: 'dekbedovertrek',
  questions: [
    {
      question: 'Wat wil je zien als je wakker wordt?',
      answers: [
        {
          answer: 'Rust',
          description: 'Effen, zonder dessin',
          image: 'dekbedovertrek-linnen-naturel-hero',
          filterValues: ['effen'],
        },
        {
          answer: 'Takken en bladeren',
          description: 'Botanisch',
          image: 'dekbedovertrek-botanisch-salie-hero',
          filterValues: ['botanisch'],
        },
        {
          answer: 'Strakke lijnen',
          description: 'Ruit en streep',
          image: 'dekbedovertrek-ruit-terracotta-hero',
          filterValues: ['ruit', 'streep'],
        },
        {
          answer: 'Zachte rondingen',
          description: 'Bogen en stippen',
          image: 'dekbedovertrek-bogen-oker-hero',
          filterValues: ['bogen', 'stippen'],
        },
      ],
    },
  ],
}
