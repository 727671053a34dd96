import type { EarlyInput, FieldChange } from './early-input.ts'

/**
 * Takes over what was kept; to be called when the page's scripts run. Returns a function that repeats it and then ends the keeping; to
 * be called once the page is alive. Until then everything is kept, because React lets go of some of what comes before it knows the whole
 * page.
 */
export function takeEarlyInput(): () => void {
  const { earlyInput } = window
  window.earlyInput = undefined
  return () => {
    if (earlyInput) void repeatInTurn(earlyInput)
  }
}

/** Tells React where the visitor is already: the field that has the focus, and what the mouse is over. */
function repeatPresence({ under, kept }: EarlyInput) {
  const { activeElement } = document
  if (activeElement && isField(activeElement) && !kept.has(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (under?.isConnected && under.matches(':hover'))
    under.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

/**
 * Repeats each in a task of its own, as the visitor did: React then shows what one led to before it hears of the next. What the visitor
 * does meanwhile comes after it. Before the first press React adds to the page what only scripts need, such as fields that say that
 * a form was sent by them.
 */
async function repeatInTurn(early: EarlyInput) {
  repeatPresence(early)
  for (const [control, change] of early.kept) {
    early.kept.delete(control)
    if (change === undefined) await nextTask()
    early.isRepeating = true
    if (control.isConnected) repeat(control, change)
    early.isRepeating = false
    await nextTask()
  }
  early.stop()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function repeat(control: Element, change: FieldChange | undefined) {
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else if (change === undefined && control instanceof HTMLElement) control.click()
  else if (control instanceof HTMLInputElement && typeof change?.to === 'boolean') mark(control, change.to)
  else if (isField(control) && typeof change?.to === 'string') fill(control, change.from, change.to)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(control: Element): control is Field {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(control.tagName)
}

/** Marks a box or choice once more, or takes its mark away. React hears of it only if that changes what it last saw. */
function mark(box: HTMLInputElement, isMarked: boolean) {
  box.checked = !isMarked
  box.click()
}

/** Tells of what a field holds once more, and puts it back if React wrote over it; words that came later stay. */
function fill(field: Field, from: string | boolean, words: string) {
  if (field.value !== words && field.value !== from) return
  if (field instanceof HTMLSelectElement) field.value = words
  else if (field.type !== 'file') writePastReact(field, words)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  // What is checked or looked up when a visitor leaves a field.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/**
 * Writes words into a field so that React sees a change. React compares with what was last written through the setter that
 * it put on the field, which hides the browser's own.
 */
function writePastReact(field: HTMLInputElement | HTMLTextAreaElement, words: string) {
  // Where the words were written over, the caret belongs behind them, and otherwise where it was.
  const { selectionStart, selectionEnd } = field.value === words ? field : atEnd(words)
  field.value = `${words} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words)
  if (field.selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

function atEnd(words: string) {
  return { selectionStart: words.length, selectionEnd: words.length }
}
