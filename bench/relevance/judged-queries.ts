import { readFileSync } from 'node:fs'
import { type JudgedQuery, parseJudgedQueries } from './judged-query.ts'

/** Reads the queries to tune with. */
export function readTuningQueries(): JudgedQuery[] {
  return read('queries.tsv')
}

/** Reads the queries that only show whether the tuning holds elsewhere: nobody looks at them, or at their results, to tune. */
export function readHoldoutQueries(): JudgedQuery[] {
  return read('queries-holdout.tsv')
}

function read(name: string): JudgedQuery[] {
  return parseJudgedQueries(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
