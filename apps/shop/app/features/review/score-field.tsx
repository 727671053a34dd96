import { type Score, scoreLabels, scores } from '@sluimer/domain/review/score'
import { FieldError } from '../../ui/form/field-error.tsx'
import { StarIcon } from '../../ui/mark/star-rating.tsx'

/**
 * One to five stars as a group of radio buttons, which arrow keys, screen readers and browsers without scripts can
 * handle. A star is lit when it, or a later one, is chosen.
 */
export function ScoreField({ id, value, error }: { id: string; value: string; error: string | undefined }) {
  const errorText = error ? `${id}-fout` : undefined
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorText} className="group/score min-w-0">
      <legend className="text-sm font-semibold">Hoeveel sterren geef je?</legend>
      <div className="mt-1 -ml-1.5 flex flex-wrap items-center">
        {scores.map((score) => (
          <label
            key={score}
            className="grid size-12 cursor-pointer place-items-center rounded-full text-paper transition-colors duration-150 hover:text-honey has-[:checked]:text-honey has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-pine has-[~label_:checked]:text-honey has-[~label:hover]:text-honey"
          >
            <input
              type="radio"
              name="review_score"
              value={score}
              defaultChecked={value === String(score)}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <StarIcon className="size-9 overflow-visible stroke-bark" />
            <span className="sr-only">{spoken(score)}</span>
          </label>
        ))}
        <span className="ml-2 font-semibold" aria-hidden="true">
          {scores.map((score) => (
            <span key={score} className={chosenLabel[score]}>
              {scoreLabels[score]}
            </span>
          ))}
        </span>
      </div>
      <FieldError fieldId={id} message={error} />
    </fieldset>
  )
}

/** Shows the chosen score's word beside the stars; written out, since class names must appear in the source. */
const chosenLabel: Readonly<Record<Score, string>> = {
  1: 'hidden group-has-[[value="1"]:checked]/score:inline',
  2: 'hidden group-has-[[value="2"]:checked]/score:inline',
  3: 'hidden group-has-[[value="3"]:checked]/score:inline',
  4: 'hidden group-has-[[value="4"]:checked]/score:inline',
  5: 'hidden group-has-[[value="5"]:checked]/score:inline',
}

const spoken = (score: Score) => `${score} ${score === 1 ? 'ster' : 'sterren'}: ${scoreLabels[score]}`
