/** A click on the image is what zooms it; the button beside it hands one on, for those who have no pointer. */
export function zoomImage(button: Element): void {
  button.parentElement?.querySelector('img')?.click();
}
