declare global {
  interface Window {
    /** What `keepEarlyInput` keeps; not there once it was taken. */
    earlyInput?: EarlyInput
  }
}

export interface EarlyInput {
  /** Controls in the order in which they were touched. What is pressed twice, because nothing happened, is meant once. */
  kept: Map<Element, FieldChange | undefined>
  /** What the mouse is over. */
  under: Element | undefined
  /** Whether what was kept is being repeated now, which is not kept again. */
  isRepeating: boolean
  stop: () => void
  /** Lets the browser do by itself what waits for scripts, because they do not come. */
  giveUp: () => void
}

/** What a visitor typed into a field, or whether a box or choice is marked, before the first change and after the last one. */
export interface FieldChange {
  from: string | boolean
  to: string | boolean
}

/**
 * Keeps what a visitor does on a page whose scripts do not run yet: buttons that only scripts answer, and fields that
 * scripts listen to. It is part of the page itself, as its own source text (`entry.server.tsx`), so it can use nothing from
 * outside it.
 *
 * Links and forms need no help: browsers follow them. But on a page whose scripts start with the first touch, that touch is
 * often a press on one that scripts answer without leaving the page, so there the press waits for them, `holdMs` at most: on
 * a form that is posted, a link to another view of the same page, and one marked with `data-held`. Without `holdMs` nothing
 * waits but a form that has no other answer than a script.
 */
export function keepEarlyInput(holdMs?: number): void {
  const kept: EarlyInput['kept'] = new Map()
  /** What the browser would have done by itself, had it not been held. */
  let held: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHeldLink = (link: HTMLAnchorElement, event: MouseEvent) => {
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const isOtherView =
      link.origin === location.origin &&
      link.pathname === location.pathname &&
      link.search !== location.search
    // Who goes on to another page right after a press wants to find there what they did.
    const isBehindPress = [...kept.values()].includes(undefined)
    return isPlain && link.target === '' && ('held' in link.dataset || isOtherView || isBehindPress)
  }
  const press = (event: Event, control: Element) => {
    event.stopImmediatePropagation()
    kept.set(control, undefined)
  }
  const hold = (event: Event, control: Element, goOn: () => void) => {
    event.preventDefault()
    press(event, control)
    held = goOn
    document.documentElement.toggleAttribute('data-holds', true)
    if (holdMs !== undefined) timer ??= setTimeout(giveUp, holdMs)
  }
  const onClick = (event: Event, target: Element) => {
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
    if (button) {
      press(event, button)
      const { plain } = button.dataset
      if (plain && holdMs !== undefined) hold(event, button, () => location.assign(plain))
    } else if (link && holdMs !== undefined && event instanceof MouseEvent && isHeldLink(link, event))
      hold(event, link, () => location.assign(link.href))
  }
  const onSubmit = (event: Event, form: HTMLFormElement) => {
    const method = form.getAttribute('method')
    if (method === 'get' || (method !== null && holdMs === undefined)) return
    const button = event instanceof SubmitEvent ? event.submitter : null
    hold(event, button ?? form, () => {
      if (method !== null) form.requestSubmit(button)
    })
  }
  const onInput = (event: Event, field: Element) => {
    // React would do nothing with it, or do it as well, while it takes over the page.
    event.stopImmediatePropagation()
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      if (field.checked === field.defaultChecked) kept.delete(field)
      else kept.set(field, { from: field.defaultChecked, to: field.checked })
    } else if ('value' in field && typeof field.value === 'string') {
      const from = 'defaultValue' in field ? String(field.defaultValue) : ''
      kept.set(field, { from, to: field.value })
    }
  }
  const keep = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element) || earlyInput.isRepeating) return
    if (type === 'pointerover') earlyInput.under = target
    else if (type === 'click') onClick(event, target)
    else if (type === 'submit' && target instanceof HTMLFormElement) onSubmit(event, target)
    else if (type === 'input') onInput(event, target)
  }
  const types = ['click', 'input', 'submit', 'pointerover']
  for (const type of types) addEventListener(type, keep, true)
  const stop = () => {
    clearTimeout(timer)
    document.documentElement.removeAttribute('data-holds')
    for (const type of types) removeEventListener(type, keep, true)
  }
  const giveUp = () => {
    stop()
    kept.clear()
    held?.()
    // Buttons that have a plain page lead there from now on.
    addEventListener('click', ({ target }) => {
      const plain = target instanceof Element && target.closest<HTMLElement>('[data-plain]')?.dataset.plain
      if (plain && window.earlyInput) location.assign(plain)
    })
  }
  const earlyInput: EarlyInput = { kept, under: undefined, isRepeating: false, stop, giveUp }
  window.earlyInput = earlyInput
}
