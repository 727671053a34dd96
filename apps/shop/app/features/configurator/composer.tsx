import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Alert } from '../../ui/message/alert.tsx'
import { Price } from '../../ui/price/price.tsx'
import { DealLine } from '../deal/deal-line.tsx'
import { AdviceQuestions } from './advice/advice-questions.tsx'
import { CompareSection } from './compare/compare-section.tsx'
import { BackButton } from './frame/back-button.tsx'
import { BedPicture } from './frame/bed-picture.tsx'
import { ClashAlert } from './frame/clash-alert.tsx'
import { GoneAlert } from './frame/gone-alert.tsx'
import { HelpLine } from './frame/help-line.tsx'
import { MobileBar } from './frame/mobile-bar.tsx'
import { NextButton } from './frame/next-button.tsx'
import { NoticeAlert } from './frame/notice-alert.tsx'
import { StepAccordion } from './frame/step-accordion.tsx'
import { StepPanel } from './frame/step-panel.tsx'
import { StepProgress } from './frame/step-progress.tsx'
import { StepSamples } from './frame/step-samples.tsx'
import { UndoBar } from './frame/undo-bar.tsx'
import { QuickPreset } from './quick-preset.tsx'
import { toBedLink } from './set/bed-address.ts'
import type { BedSet } from './set/bed-set.ts'
import { calculateBedTotal, findFormerCents } from './set/bed-total.ts'
import { describeNext, findStepNotice } from './set/moves.ts'
import { StartAnew } from './start-anew.tsx'
import { AddedDialog } from './summary/added-dialog.tsx'
import type { BedAnswer } from './summary/bed-answer.ts'
import { BedForm } from './summary/bed-form.tsx'
import { BedSummary } from './summary/bed-summary.tsx'
import { KeepSection } from './summary/keep-section.tsx'
import { useBedAddition } from './summary/use-bed-addition.ts'
import { useComposer } from './use-composer.ts'

export interface ComposerProps {
  set: BedSet
  now: Date
  isAdviceOpen: boolean
  /** The choices that a bed of the visitor's own size begins with. */
  ownSize: Choices
  /** The answer to a form that was sent without scripts. */
  answer: BedAnswer | undefined
}

/** The configurator of one set (CF-01, CF-02): picture on one side, the steps on the other; on a phone below it. */
export function Composer(props: ComposerProps) {
  const { set, now } = props
  const bed = useComposer(set, props.ownSize)
  const { step, anew, choices, settled, undo, notice } = bed
  const addition = useBedAddition(props.answer)
  const isHydrated = useIsHydrated()
  const formId = useId()
  const { totalCents } = calculateBedTotal(set, choices)
  const formerCents = findFormerCents(set, choices, now)
  const own = set.steps[step - 1]
  const isSummary = own === undefined
  const open = findStepNotice(set, choices, step)
  const refused = props.answer?.intent === 'add' && !props.answer.ok ? props.answer : undefined
  const next = {
    formId,
    words: describeNext(set, choices, step),
    isReady: open === undefined,
    isLast: isSummary,
    isLoading: addition.isLoading,
  }
  const undoBar = (
    <UndoBar
      words={undo?.words}
      link={toBedLink(set, step, undo?.choices ?? choices)}
      onUndo={() => bed.replace(undo?.choices ?? choices)}
    />
  )
  return (
    <div className="contents" onClickCapture={bed.leadOn}>
      <StepProgress {...{ set, step, anew }} choices={settled} />
      <div
        // Until then the page is the plain form that it is without scripts.
        data-composer={isHydrated ? 'ready' : undefined}
        className={clsx(
          'mt-1 items-start gap-x-10 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] xl:grid-cols-[minmax(0,1fr)_32rem] xl:gap-x-16',
          isSummary && 'lg:grid-rows-[auto_1fr]',
        )}
      >
        <div
          // At the end keeping and comparing stand below the picture, which would slide over them.
          className={clsx('max-lg:contents', !isSummary && 'lg:sticky lg:top-6')}
        >
          <h1 className="mb-1.5 print:hidden text-[clamp(1.125rem,4.9vw,1.75rem)]! lg:mb-5 lg:text-[clamp(1.75rem,3vw,2.5rem)]!">
            Stel jouw {set.name} samen
          </h1>
          <PrintedHead name={set.name} now={now} />
          <BedPicture {...{ set, step }} choices={settled} firstView={bed.firstView} />
        </div>
        <div className="min-h-[60vh] lg:row-span-2 lg:[&_:is(a,button,input,summary)]:scroll-mb-24 print:min-h-0">
          <div className="top-[calc(var(--below-header)-1rem)] z-10 -mx-1 mb-2 hidden items-baseline justify-between gap-4 bg-paper px-1 py-3 lg:sticky lg:flex print:static">
            <p className="font-display text-xl font-medium">
              <span className="print:hidden">Stel jouw </span>
              {set.name}
              <span className="print:hidden"> samen</span>
            </p>
            <div aria-live="polite" className="shrink-0 text-right">
              <Price amountCents={totalCents} formerCents={formerCents} />
            </div>
          </div>
          {set.deal && <DealLine key={set.deal.ends_at} deal={set.deal} className="mb-4 max-lg:hidden" />}
          {bed.isReturned && (
            <p
              role="status"
              // One line on a phone, so that the first options stay above its bar.
              className="rounded-card text-xs lg:mb-3 lg:bg-pine-mist lg:px-4 lg:py-3 lg:text-base print:hidden"
            >
              Welkom terug. Je gaat verder met het bed van je vorige bezoek.
            </p>
          )}
          <StepAccordion {...{ set, step, anew }} choices={settled}>
            <GoneAlert set={set} choices={settled} stored={bed.stored} />
            <ClashAlert set={set} choices={settled} step={step} />
            {own === undefined ? (
              <>
                {undoBar}
                {refused && (
                  // With scripts the dialog says it.
                  <div className="hidden noscript:block">
                    <Alert tone="error" title={open?.title ?? 'Dat lukte niet'} className="mb-4">
                      {open?.text ?? refused.message}
                    </Alert>
                  </div>
                )}
                <BedSummary {...{ set, choices, now, anew }} />
                <BedForm
                  {...{ set, choices }}
                  id={formId}
                  intent="add"
                  fetcher={addition.fetcher}
                  onIncomplete={next.isReady ? undefined : bed.tellWhatIsOpen}
                />
              </>
            ) : (
              <>
                <StepPanel
                  key={step}
                  {...{ set, choices, settled, now, formId }}
                  step={own}
                  number={step}
                  onChoose={bed.choose}
                  onNext={bed.goOn}
                />
                {undoBar}
                {step === 1 && (
                  <AdviceQuestions
                    {...{ set, choices }}
                    isIncomplete={props.isAdviceOpen}
                    onAdvise={(advised) => bed.fillIn(advised, 'Je bed is ingevuld met ons advies.')}
                  />
                )}
                <QuickPreset {...{ set, step }} choices={settled} fillRest={bed.fillRest} />
                <StepSamples step={own} />
              </>
            )}
            <StartAnew
              {...{ set, step }}
              choices={settled}
              isReturned={bed.isReturned}
              startAnew={bed.startAnew}
            />
            {set.deal && <DealLine key={set.deal.ends_at} deal={set.deal} className="mt-4 lg:hidden" />}
            <div
              // Beside many options the way on stays in sight, as it does on a phone.
              className="mt-5 bg-paper lg:sticky lg:bottom-0 lg:z-10 lg:-mx-1 lg:-mb-6 lg:border-t lg:border-sand lg:px-1 lg:py-4 print:static"
            >
              <NoticeAlert notice={notice} className="mb-4 max-lg:hidden" />
              <div className="flex items-center gap-3">
                {step > 1 && (
                  <BackButton
                    {...{ set, choices, step }}
                    formId={own && formId}
                    onBack={() => bed.goTo(step - 1)}
                  />
                )}
                <NextButton {...next} className="ml-auto max-lg:hidden" />
              </div>
            </div>
          </StepAccordion>
          <HelpLine />
        </div>
        {isSummary && (
          // Beside the long list of parts, below the picture.
          <div className="lg:col-start-1 lg:row-start-2">
            {next.isReady && (
              <KeepSection key={toBedLink(set, step, choices)} {...{ set, choices }} answer={props.answer} />
            )}
            <CompareSection {...{ set, choices, now }} />
          </div>
        )}
      </div>
      <AddedDialog answer={addition.answer} onClose={addition.close} />
      <MobileBar {...next} totalCents={totalCents} formerCents={formerCents} notice={notice} />
    </div>
  )
}

/** What stands above a bed on paper: nothing is to be composed there, and a price without a date says little. */
function PrintedHead({ name, now }: { name: string; now: Date }) {
  return (
    <div className="mb-3 hidden print:block">
      <p className="font-display text-2xl font-semibold">Jouw {name}</p>
      <p>{`Samengesteld op ${formatDutchDate(toAmsterdamDate(now))}, met de prijzen van die dag`}</p>
    </div>
  )
}
