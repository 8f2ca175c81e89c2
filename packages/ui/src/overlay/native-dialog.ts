/** Opens as a modal and lets focus rest on the panel, so that no keyboard pops up by itself. */
export function openModal(dialog: HTMLDialogElement): void {
  delete dialog.dataset['closing']
  if (dialog.open) return
  dialog.showModal()
  const wished =
    dialog.querySelector<HTMLElement>('[autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-autofocus]')
  wished?.focus({ preventScroll: true })
}

/**
 * Plays the way out, then closes; focus returns to what opened it. Opening again in between wins.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return
  dialog.dataset['closing'] = ''
  // Old WebViews know no getAnimations: they close at once.
  const animations =
    dialog
      .getAnimations?.({ subtree: true })
      .filter((animation) => animation.playState === 'running') ?? []
  const finish = () => {
    if (dialog.dataset['closing'] === undefined) return
    dialog.close()
    delete dialog.dataset['closing']
  }
  if (animations.length === 0) {
    finish()
    return
  }
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(finish)
}
