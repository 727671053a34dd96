import { useEffect, useRef } from 'react'
import { createStoredList } from '../../lib/browser/stored-list.ts'
import { addView, limitViews, parseView, type View } from './last-viewed.ts'

/** CT-13: the visitor's viewed products, stored only in their own browser. */
export const viewListKey = 'last-viewed'
export const viewList = createStoredList<View>(viewListKey, parseView, limitViews)

export function useRecordedView(id: string, vid: string) {
  const former = useRef<View>(undefined)
  useEffect(() => {
    const view = { id, vid }
    const ofThisPage = former.current?.id === id ? former.current : undefined
    viewList.write(addView(viewList.read(), view, ofThisPage))
    former.current = view
  }, [id, vid])
}
