/** Ticks a box in the countries whose rules allow that, also after another country is chosen, until the player decides. */
export function followCountry(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLInputElement>('[data-ticked-in]');
  const country = form.querySelector<HTMLSelectElement>('[name="country"]');
  if (!box || !country) return;
  const countries = box.dataset.tickedIn?.split(' ') ?? [];
  let isDecided = false;
  const follow = () => {
    if (!isDecided) box.checked = countries.includes(country.value);
  };
  box.addEventListener('change', () => {
    isDecided = true;
  });
  country.addEventListener('change', follow);
  follow();
}
