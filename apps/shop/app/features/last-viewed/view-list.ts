import { useEffect, useRef } from 'react'
import { createStoredList } from '../../lib/browser/stored-list.ts'
import { boundedViews, storedView, type View, viewed } from './last-viewed.ts'

/** CT-13: the visitor's viewed products, stored only in their own browser. */
export const viewList = createStoredList<View>('last-viewed', storedView, boundedViews)

export function useRecordedView(id: string, vid: string) {
  const former = useRef<View>(undefined)
  useEffect(() => {
    const view = { id, vid }
    const ofThisPage = former.current?.id === id ? former.current : undefined
    viewList.write(viewed(viewList.read(), view, ofThisPage))
    former.current = view
  }, [id, vid])
}
