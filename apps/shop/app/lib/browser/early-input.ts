declare global {
  interface Window {
    /** What `keepEarlyInput` keeps; not there once it was taken. */
    earlyInput?: EarlyInput
  }
}

interface EarlyInput {
  /** Controls in the order in which they were touched. A button that is pressed twice, because nothing happened, is meant once. */
  kept: Map<Element, FieldChange | undefined>
  stop: () => void
}

/** What a visitor typed into a field, or whether a box or choice is marked, before the first change and after the last one. */
interface FieldChange {
  from: string | boolean
  to: string | boolean
}

/**
 * Keeps what a visitor does on a page whose scripts do not run yet: buttons that only scripts answer, and fields that
 * scripts listen to. Links and forms need no help. It stands in the page itself, as its own source text
 * (`entry.server.tsx`), so it can use nothing from outside it.
 */
export function keepEarlyInput(): void {
  const kept: EarlyInput['kept'] = new Map()
  const keep = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    if (type === 'click') {
      const button = target.closest('button[type="button"]:not([popovertarget])')
      if (button) kept.set(button, undefined)
    } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      if (target.checked === target.defaultChecked) kept.delete(target)
      else kept.set(target, { from: target.defaultChecked, to: target.checked })
    } else if ('value' in target && typeof target.value === 'string') {
      const from = 'defaultValue' in target ? String(target.defaultValue) : ''
      kept.set(target, { from, to: target.value })
    }
  }
  const types = ['click', 'input']
  for (const type of types) addEventListener(type, keep, true)
  window.earlyInput = {
    kept,
    stop() {
      for (const type of types) removeEventListener(type, keep, true)
    },
  }
}

/**
 * Ends the keeping. To be called right before React listens: what comes after that it handles itself, and would otherwise be
 * handled twice. Returns a function that repeats what was kept; to be called once the page is alive.
 */
export function takeEarlyInput(): () => void {
  const { earlyInput } = window
  earlyInput?.stop()
  window.earlyInput = undefined
  return () => {
    const kept = [...(earlyInput?.kept ?? [])]
    earlyInput?.kept.clear()
    void repeatInTurn(kept)
  }
}

/** Repeats each in a task of its own, as the visitor did: React then shows what one led to before it hears of the next. */
async function repeatInTurn(kept: readonly [Element, FieldChange | undefined][]) {
  for (const [control, change] of kept) {
    if (control.isConnected) repeat(control, change)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function repeat(control: Element, change: FieldChange | undefined) {
  if (control instanceof HTMLButtonElement) control.click()
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
