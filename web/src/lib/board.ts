// The contract of a board, and where boards and what goes with them are found. See web/README.md.

import type { Component, Snippet } from 'svelte'
import type { Figures, Game, Table, View } from './api'
import type { FaceOf, Shown } from '../parts/face'
import { loadFaces, type Looks } from '../parts/faces'
import type { Choice, Where } from './choice.svelte'
import type { AnswerSignOf } from './answers'
import type { Goal, GoalOf } from './goal'
import type { Texts } from './texts'
import type { Sign } from './tips'
import { where as anyWhere } from './where'
import type { Why } from './why.svelte'

/** What boards know of a table. A scenario that is tried has no more. */
export type BoardTable = Pick<Table, 'options' | 'status' | 'clock' | 'seats'>

/** Something that happened, in a sentence, and whose doing it was. */
export interface Happened {
  by: string | null
  text: string
}

/** What every board is given. */
export interface BoardProps {
  /** The game with its forms, vocabularies and the deck of this table. */
  game: Game
  /** The seats with their people, the options, the clock. */
  table: BoardTable
  /** All there is to draw: what this seat may see, in the names of docs/reference. */
  view: View
  /** What the rules make of it, for some games: levels, chances. */
  figures: Figures
  /** My player in the view and in moves, or null for a spectator. */
  me: string | null
  /** The players in the order of the seats, beginning after me: as they sit around. */
  others: string[]
  /** Who is to act now. */
  awaited: string[]
  /** The match is over and this is its end, with the way to another one; not a moment of a replay. */
  ended?: boolean
  /** Everything to be said, in the reader's language. */
  texts: Texts
  /** What is lit, what has been touched, and the way to send it. */
  choice: Choice
  /** What wins and how far everybody is; null for a game that does not tell. */
  goal: Goal | null
  /** What happened last, the newest at the end. */
  recent: Happened[]
  /** Why a card or a move can't be played, asked of the server. */
  why: Why
  /** A card of this table's deck as the parts draw it, in the reader's language. */
  shown: (card: string) => Shown
  /** Show everything that a card tells, in a sheet. */
  inspect: (card: string) => void
  /** The question with its answers, to be placed in the middle: `{@render question()}`, once. */
  question: Snippet
  /** The head of a player's block: name, whether it is their turn, clock, presence. `{@render head('ana')}` */
  head: Snippet<[player: string]>
}

export type Board = Component<BoardProps>

const BOARDS = import.meta.glob<{ default: Board }>('../games/*/Board.svelte')
const WHERE = import.meta.glob<{ where: Where }>('../games/*/where.ts')
const LEGENDS = import.meta.glob<{ legend: Sign[] }>('../games/*/legend.ts')
const GOALS = import.meta.glob<{ goal: GoalOf }>('../games/*/goal.ts')
const ANSWERS = import.meta.glob<{ answerSign: AnswerSignOf }>('../games/*/answers.ts')
const CONFIRM = import.meta.glob<{ needsConfirmation: RegExp }>('../games/*/confirm.ts')

/** The board of a game: its own, or the generic one where there is none or the address asks for it (`?board=generic`). */
async function loadBoard(game: string): Promise<Board> {
  const isGeneric = new URLSearchParams(location.search).get('board') === 'generic'
  const own = isGeneric ? undefined : BOARDS[`../games/${game}/Board.svelte`]
  return own ? (await own()).default : (await import('../boards/Generic.svelte')).default
}

/** Where the things that a move names lie: as the game tells it, or found by their words. */
async function loadWhere(game: string): Promise<Where> {
  const own = WHERE[`../games/${game}/where.ts`]
  return own ? (await own()).where : anyWhere
}

/** The moves of a game that must be confirmed, as they give something up. */
async function loadNeedsConfirmation(game: string): Promise<RegExp | null> {
  const own = CONFIRM[`../games/${game}/confirm.ts`]
  return own ? (await own()).needsConfirmation : null
}

/** The signs of a game's board, and what wins it. */
async function loadLegend(game: string): Promise<Sign[]> {
  const own = LEGENDS[`../games/${game}/legend.ts`]
  return own ? (await own()).legend : []
}

async function loadGoal(game: string): Promise<GoalOf | null> {
  const own = GOALS[`../games/${game}/goal.ts`]
  return own ? (await own()).goal : null
}

/** The signs of a game's answers. */
async function loadAnswerSign(game: string): Promise<AnswerSignOf | null> {
  const own = ANSWERS[`../games/${game}/answers.ts`]
  return own ? (await own()).answerSign : null
}

/** All that draws a game. Asked for again, it is already here. */
export interface Drawing {
  board: Board
  where: Where
  face: FaceOf
  needsConfirmation: RegExp | null
  legend: Sign[]
  goalOf: GoalOf | null
  answerSign: AnswerSignOf | null
}

/** `looks` are those that the deck of the table gives its cards. */
export async function loadDrawing(game: string, looks: Looks = {}): Promise<Drawing> {
  const [board, where, face, needsConfirmation, legend, goalOf, answerSign] = await Promise.all([
    loadBoard(game),
    loadWhere(game),
    loadFaces(game, looks),
    loadNeedsConfirmation(game),
    loadLegend(game),
    loadGoal(game),
    loadAnswerSign(game),
  ])
  return { board, where, face, needsConfirmation, legend, goalOf, answerSign }
}
