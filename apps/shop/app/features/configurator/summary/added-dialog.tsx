import { configuratorCategory } from '@sluimer/domain/configurator/guide/configurator-paths'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { type BedAnswer, saysSetIsGone } from './bed-answer.ts'
import { OtherBeds } from './other-beds.tsx'

/** CF-13: the way to the cart after an addition, or why there was none. */
export function AddedDialog({ answer, onClose }: { answer: BedAnswer | undefined; onClose: () => void }) {
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(answer)
  if (answer !== undefined && answer !== shown) setShown(answer)
  if (shown === undefined) return null
  return (
    <Dialog
      isOpen={answer !== undefined}
      onOpenChange={onClose}
      width="small"
      title={shown.ok ? 'Toegevoegd' : 'Dat lukte niet'}
      footer={
        shown.ok ? (
          <>
            <ButtonLink to="/" variant="secondary">
              Verder winkelen
            </ButtonLink>
            <ButtonLink to="/cart/">Door naar bestellen</ButtonLink>
          </>
        ) : (
          <>
            {saysSetIsGone(shown) && (
              <ButtonLink to={`/${configuratorCategory}/`} variant="secondary">
                Bekijk alle boxsprings
              </ButtonLink>
            )}
            <Button type="button" onClick={onClose}>
              Doorgaan
            </Button>
          </>
        )
      }
    >
      {shown.ok ? (
        <>
          <div className="flex items-center gap-4">
            <Picture
              image={shown.intent === 'add' ? shown.image : null}
              sizes="6rem"
              shape="styled"
              className="size-24 shrink-0 rounded-card"
            />
            <p className="min-w-0">Je kunt je boxspring meteen bestellen</p>
          </div>
          {shown.intent === 'add' && <OtherBeds beds={shown.others} />}
        </>
      ) : (
        <p>{shown.message}</p>
      )}
    </Dialog>
  )
}
