import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { formatResultCount } from './result-words.ts'
import { anAnswer, aQuestion, aWizard } from './wizard.builders.ts'
import { WizardActions, type WizardActionsProps } from './wizard-actions.tsx'
import { WizardQuestion, type WizardQuestionProps } from './wizard-question.tsx'

const renderHtml = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

function questionHtml(special: Partial<WizardQuestionProps> = {}) {
  const props = {
    wizard: aWizard(),
    step: 0,
    answers: {},
    isQuick: false,
    mustChoose: false,
    takesFocus: false,
  }
  return renderHtml(<WizardQuestion {...props} onGive={() => {}} {...special} />)
}
function actionsHtml(special: Partial<WizardActionsProps> = {}) {
  const props = { wizard: aWizard(), step: 0, answers: {}, state: 'idle' as const, formId: 'vraag' }
  return renderHtml(
    <WizardActions
      {...props}
      back={(words) => <a href="/">{words}</a>}
      onMustChoose={() => {}}
      {...special}
    />,
  )
}

describe('a question', () => {
  test('[WZ-01] is a named group with its place, its explanation and its answers', () => {
    const wizard = aWizard({ questions: [aQuestion('1', { explanation: 'Meet je bed.' }), aQuestion('2')] })
    const html = questionHtml({ wizard })
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="[^" ]+-voortgang [^" ]+-uitleg"/)
    expect(html).toMatch(/<legend[^>]*><h2[^>]*>Vraag 1\?<\/h2><\/legend>/)
    expect(html).toContain('Vraag 1 van 2')
    expect(html).toContain('Meet je bed.')
    expect(html.match(/type="radio"/g)).toHaveLength(2)
  })

  test('[WZ-01] shows four answers, and the others behind a control', () => {
    const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anAnswer(id))
    const wizard = aWizard({ questions: [aQuestion('1', { answers })] })
    const [inSight = '', behind = ''] = questionHtml({ wizard }).split('<details')
    expect(inSight.match(/type="radio"/g)).toHaveLength(4)
    expect(behind.match(/type="radio"/g)).toHaveLength(2)
    expect(behind).toContain('Toon nog 2 antwoorden')
    expect(behind).not.toMatch(/^ open/)
    expect(questionHtml({ wizard, answers: { 1: ['f'] } })).toContain('<details open')
  })

  test('[WZ-01] begins with the size that suits the bed of the visitor, and says so', () => {
    const sizes = ['140 x 200 cm', '200 x 200 cm', '240 x 200 cm', '140 x 220 cm', '240 x 220 cm']
    const answers = sizes.map((answer, at) => ({ ...anAnswer(String(at)), answer }))
    const wizard = aWizard({ questions: [aQuestion('1', { answers })] })
    const html = questionHtml({ wizard, bed: { widthCm: 180, lengthCm: 200 } })
    expect(html).toMatch(/<input[^>]*value="4".*voor je bed.*value="0"/s)
    expect(questionHtml({ wizard })).not.toContain('voor je bed')
    // A question about something else has no answer for the bed.
    expect(questionHtml({ bed: { widthCm: 180, lengthCm: 200 } })).not.toContain('voor je bed')
  })

  test('[WZ-04] has boxes where several may be chosen, and marks what was chosen', () => {
    const html = questionHtml({ step: 2, answers: { 3: ['32'] } })
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).toMatch(/value="32"[^>]*checked=""|checked=""[^>]*value="32"/)
  })

  test('an answer that would leave nothing says so and cannot be chosen', () => {
    const answers = [anAnswer('a', { count: 0 }), anAnswer('b')]
    const html = questionHtml({ wizard: aWizard({ questions: [aQuestion('1', { answers })] }) })
    expect(html.match(/disabled=""/g)).toHaveLength(1)
    expect(html).toContain('Past niet bij je andere antwoorden')
  })

  test("[WZ-05] without an answer says 'Maak eerst een keuze'", () => {
    expect(questionHtml()).not.toContain('Maak eerst een keuze')
    expect(questionHtml({ mustChoose: true })).toMatch(/role="alert"[^>]*>.*Maak eerst een keuze/)
  })

  test('[WZ-02] of a quick wizard is a row of buttons that end it', () => {
    const html = questionHtml({ wizard: aWizard({ questions: [aQuestion('1')] }), isQuick: true })
    expect(html.match(/<button [^>]*name="qs1"/g)).toHaveLength(2)
    expect(html).not.toContain('Vraag 1 van 1')
  })
})

describe('the way on', () => {
  test('[WZ-01] [WZ-05] at a question that must be answered is the next step only', () => {
    const html = actionsHtml()
    expect(html).toContain('Volgende Stap')
    for (const words of ['Vorige Stap', 'Overslaan', 'resulta']) expect(html).not.toContain(words)
  })

  test('[WZ-01] [WZ-04] back, past a skippable question, and to the products so far', () => {
    const html = actionsHtml({ step: 1, answers: { 1: ['11'] } })
    expect(html).toContain('Vorige Stap')
    expect(html).toMatch(/form="vraag" value="0"[^>]*name="qs2"><span[^>]*>Overslaan/)
    expect(html).toMatch(/href="\/matrassen\/medium\/"[^>]*>Toon resultaten/)
    expect(html).toContain('Volgende Stap')
  })

  test('[WZ-03] ends at the last question with the products', () => {
    const html = actionsHtml({ step: 2, answers: { 1: ['11'], 2: 0 } })
    expect(html).toContain('Toon resultaten')
    expect(html).not.toContain('Volgende Stap')
  })

  test.each([
    [undefined, 'Toon resultaten'],
    [0, 'Toon 0 resultaten'],
    [1, 'Toon 1 resultaat'],
    [1240, 'Toon 1.240 resultaten'],
  ])('[WZ-01] %s results read as %s', (count, words) => {
    expect(formatResultCount(count)).toBe(words)
  })
})
