import { readFileSync } from 'node:fs'

/** The day on which the dates of the files are true; the loader moves each of them by the days that passed since. */
export const demoDay = '2026-11-24'

const dayMs = 86_400_000

/** Returns how many days before the day of the files a date lies. */
export const daysAgo = (date: string): number => (Date.parse(demoDay) - Date.parse(date)) / dayMs

/** Reads a file of JSON in this folder. What stands in it is checked by the use case that saves it. */
export const readData = <Data>(path: string): Data => JSON.parse(readText(path))

/** Reads a file with one JSON object a line. */
export const readDataLines = <Data>(path: string): Data[] =>
  readText(path)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
