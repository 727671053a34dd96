import type { Subject } from '@sluimer/assistant/subject/subject'
import { findExtreme, toSuperlative } from '../reading/measures.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'

/** 'Is er ook een vierkante', 'heb je ook iets fluweligs' after goods. */
const asksOther =
  /^(?:(?:en|maar|of|ok\p{L}*)[\s,]+)*(?:is|zijn|bestaat|bestaan|heb|hebben|hebt|heeft|verkoop|verkopen)(?: (?:er|je|jij|jullie|ge|u|ze|ook|nog|toevallig|misschien|geen))* (?:een |n |eentje )?(\p{L}{2,}e)(?: (?:ook|dan|versie|variant|uitvoering|exemplaar|model|van))*[\s?!.]*$/iu
/** 'En dikker?', 'kan het ook hoger' after goods. */
const asksMore =
  /^(?:(?:en|of|maar|heb|je|hebben|jullie|is|er|kan|het|hij|die|ook|nog|een|wat|iets)[\s,]+)*((?:dik|dun|hog|lag|lang|bre|smal|zwaar|licht)\p{L}*er)e?s?(?: (?:dan|ook|misschien|graag))*[\s?!.]*$/iu
/** 'Wat kost het samen' after one thing in a make with what belongs to it. */
const asksWhole =
  /^(?:en )?(?:wat|hoeveel) (?:kost|is|wordt) (?:het|dat|die|alles)(?: (?:dan|alles))* (?:samen|in totaal|totaal|bij elkaar)[\s?!.]*$/iu

/** 'Wat kost een set van 2', 'is er een set van twee van' after goods. */
const asksSet =
  /^(?:(?:en|maar|wat|hoeveel|kost|is|heb|hebben|je|jullie|er|ook|dan|liever|doe|maar|een|als|in|die|van)[\s,]+)*set(?:je)? van (\d|twee|drie|vier|vijf|zes)(?: (?:van|dan|ervan|graag|ook))*[\s?!.]*$/iu
/** 'En de grote maat, wat kost die', 'in een kleinere maat'. */
const asksSize =
  /^(?:(?:en|maar|in|de|een|het|heb|hebben|je|jullie|is|er|die|ook|nog|liever|doe|wat|kost|van)[\s,]+)*(grote|grootste|grotere|kleine|kleinste|kleinere) (?:maat|formaat|versie)(?:[\s,]+(?:en )?(?:wat|hoeveel) kost (?:die|dat|hij))?(?: (?:dan|ook|ervan|van))*[\s?!.]*$/iu
const ofSizes =
  /plaid|sprei|dekbed|overtrek|laken|handdoek|badlaken|kleed|kussen|sloop|slopen|topper|matras/iu
/** 'Ook voor een peuterbed?' after what lies on a bed, or over who is in it. */
const forCot =
  /^(?!.*\b(?:dekbed|laken|overtrek|matras|sloop|kussen)).*\b(?:voor|op|in) (?:een |n |het |ons |mijn |onze )?(?:(peuter|kleuter|junior)[ -]?bed(?:je)?|(?:baby)?ledikant(?:je)?|babybed(?:je)?)\b/iu

const mostWords = 12
const worn = /badjas|kamerjas|slaapshirt|nachthemd/iu
const anyFormat = /\b(?:grote?|groot|kleine?|middelgrote?|middelgroot)\b/giu
const [overSleeper, underSleeper] = [/dekbed|overtrek/iu, /laken|molton|beschermer/iu]

/** 'Wat kost die met laadpunt'. */
const asksPriceOfMake =
  /^(?:en )?(?:wat|hoeveel) kost(?:en)? (?:het|die|dat|hij|ie|ze)(?: dan)? ((?:met|zonder) (?:een )?\p{L}{4,})[\s?!.]*$/iu
/** 'In het groot', 'en de middelgrote, wat kost die'. */
const asksFormat =
  /^(?:(?:en|maar|in|het|de|een|liever|doe|dan|graag)[\s,]+)*(groot|grote|klein|kleine|middelgroot|middelgrote)(?: formaat)?(?:[\s,]+(?:en )?(?:wat|hoeveel) kost (?:die|dat|hij))?[\s?!.]*$/iu
const inFormats = /spiegel|vaas|vazen|hanglamp|tafellamp|bijzettafel/iu
/** 'Tot op de enkel', 'lang graag' after clothes. */
const asksLength =
  /^(?:(?:en|maar|liever|doe|dan|graag|een|die)[\s,]+)*(?:(?:tot )?(?:(?:op|aan) )?de (enkel|knie)\p{L}*|(lange?|korte?))(?: (?:model|graag|versie|dan))*[\s?!.]*$/iu
/** 'De dikste', 'lichtste graag'. */
const asksMost = /^(?:en )?(?:(?:de|het) )?(?:aller)?(\p{L}+ste)(?: (?:graag|dan|maar))*[\s?!.]*$/iu

/** Reads a short turn right after goods that goes on about them, as what it asks in full; undefined for any other. */
export function readFurther(message: string, subject: Subject | undefined): string | undefined {
  if (subject === undefined || subject.productIds.length === 0) return undefined
  const about = subject.wish.text
  const cot = message.split(' ').length <= mostWords ? forCot.exec(message) : null
  if (cot && overSleeper.test(about)) return `en in ${cot[1] === undefined ? '100x135' : '120x150'}`
  if (cot && underSleeper.test(about)) return `en in ${cot[1] === undefined ? '60x120' : '70x150'}`
  if (subject.topic !== undefined) return undefined
  const set = asksSet.exec(message)?.[1]
  if (set !== undefined) return `doe maar een set van ${set}`
  const size = ofSizes.test(about) ? asksSize.exec(message)?.[1] : undefined
  if (size !== undefined) return size.startsWith('g') ? 'en de grootste' : 'en de kleinste'
  const other = asksOther.exec(message)?.[1]
  if (other !== undefined && !isGoods(other)) return `ook ${other}`
  const made = asksPriceOfMake.exec(message)?.[1]
  if (made !== undefined && !hasServiceWord(made) && !made.split(' ').some(isGoods)) return `liever ${made}`
  const format = inFormats.test(about) ? asksFormat.exec(message)?.[1] : undefined
  if (format !== undefined) return `${about.replace(anyFormat, '')} ${format}`
  const [, down, long] = worn.test(about) ? (asksLength.exec(message) ?? []) : []
  if (down !== undefined || long !== undefined)
    return /badjas|kamerjas/iu.test(about)
      ? `${about} tot op de ${down ?? (long?.startsWith('k') === true ? 'knie' : 'enkel')}`
      : `${about} ${long ?? ''}`
  const most = toSuperlative(asksMost.exec(message)?.[1] ?? asksMore.exec(message)?.[1] ?? '')
  if (most.endsWith('ste') && findExtreme(most) !== undefined) return `welke is het ${most}`
  const isOne = subject.productIds.length === 1 && subject.beside === undefined
  return isOne && asksWhole.test(message) ? 'wat kost die' : undefined
}
