import { adviseFirmness, type Firmness } from '@sluimer/domain/configurator/guide/advice'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import type { BedOption, BedProperty } from '../set/bed-set.ts'
import { findFirmnessOptions } from './firmness-options.ts'
import { FirmnessTable } from './firmness-table.tsx'
import { lengthWords, readLength, readSleeper, readWeight, weightWords } from './read-sleeper.ts'

export interface FirmnessAdviceProps {
  property: BedProperty
  onPick: (option: BedOption) => void
}

/**
 * CF-16: the firmness that suits one sleeper, worked out in the browser. The fields have no names, so that no form takes them
 * along, and nothing is kept. Without scripts there is the table that the advice comes from.
 */
export function FirmnessAdvice({ property, onPick }: FirmnessAdviceProps) {
  const [length, setLength] = useState('')
  const [weight, setWeight] = useState('')
  const sleeper = readSleeper(length, weight)
  const advised = sleeper === undefined ? undefined : adviseFirmness(sleeper)
  return (
    <Disclosure title="Welke stevigheid past bij mij?" className="mt-3 border-b-0! print:hidden">
      <p className="hidden text-sm text-ink-soft noscript:block">Zoek je lengte en je gewicht op:</p>
      <div className="noscript:hidden">
        <p className="text-sm text-ink-soft">
          Vul het in voor wie op dit matras slaapt. We rekenen het uit op je eigen apparaat: we bewaren niets
          en versturen niets.
        </p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <SleeperField
            {...{ label: 'Lengte', unit: 'cm', value: length, onChange: setLength }}
            {...{ read: readLength, problem: lengthWords }}
          />
          <SleeperField
            {...{ label: 'Gewicht', unit: 'kg', value: weight, onChange: setWeight }}
            {...{ read: readWeight, problem: weightWords }}
          />
        </div>
        <p role="status" className="mt-3 min-h-6">
          {advised && (
            <Advised firmness={advised} option={findFirmnessOptions(property).get(advised)} onPick={onPick} />
          )}
        </p>
      </div>
      <div className="hidden noscript:block">
        <FirmnessTable />
      </div>
    </Disclosure>
  )
}

function Advised(props: {
  firmness: Firmness
  option: BedOption | undefined
  onPick: FirmnessAdviceProps['onPick']
}) {
  const { firmness, option, onPick } = props
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        Ons advies: <strong className="font-semibold">{firmness}</strong>.
        {option === undefined &&
          ' Die stevigheid is er niet bij dit matras: kies wat er het dichtst bij ligt.'}
      </span>
      {option !== undefined && (
        <Button type="button" variant="secondary" size="small" onClick={() => onPick(option)}>
          Kies {firmness}
        </Button>
      )}
    </span>
  )
}

interface SleeperFieldProps {
  label: string
  unit: string
  value: string
  onChange: (value: string) => void
  read: (text: string) => number | undefined
  /** What is said of an answer that cannot be read. */
  problem: string
}

/** Once its reader has left it, the field shows the number as it was read, or says what it expects. */
function SleeperField({ label, unit, value, onChange, read, problem }: SleeperFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const number = read(value)
  function leave() {
    setIsLeft(true)
    if (number !== undefined) onChange(String(number).replace('.', ','))
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={value}
      error={isLeft && value.trim() !== '' && number === undefined ? problem : undefined}
      onChange={({ target }) => {
        setIsLeft(false)
        onChange(target.value)
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter would go on to the next step.
        event.preventDefault()
        leave()
      }}
      trailing={<span className="pr-3">{unit}</span>}
    />
  )
}
