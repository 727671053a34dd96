import { expect, test, vi } from 'vitest'
import { quickViewOnClick } from './quick-view-click.ts'
import { isQuickViewOpen, openQuickView } from './quick-view-state.ts'

test('[CT-04] on a page without a quick view the link is followed', () => {
  expect(openQuickView('takje')).toBe(false)
  expect(isQuickViewOpen()).toBe(false)
  const preventDefault = vi.fn()
  const click = { button: 0, preventDefault } as unknown as React.MouseEvent<HTMLAnchorElement>
  quickViewOnClick({ slug: 'takje', available: true, link: '/dekbedovertrek-takje.html' })(click)
  expect(preventDefault).not.toHaveBeenCalled()
})
