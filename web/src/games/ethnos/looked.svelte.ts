/** The card that somebody wants to read. */
class Looked {
  card = $state<string | null>(null)
}

export const looked = new Looked()
