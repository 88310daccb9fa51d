import { Paints } from '../drawing/paints';

/** What a scene is drawn for: a boxed cover with its name, a hero beside text, a small tile, or a picture behind a card. */
export type SceneKind = 'box' | 'hero' | 'thumb' | 'background';

export interface SceneFrame {
  /** The game, or whatever else is pictured. */
  id: string;
  kind: SceneKind;
  /** Pixels the picture is meant for; the scene takes their aspect. */
  width: number;
  height: number;
  /** The position of the subject, as a share of the width. */
  focus: number;
}

/** Every scene is this high; its width follows from the slot's aspect. */
export const sceneHeight = 800;

/** A picture being painted, back to front, around a focal point. */
export class Scene extends Paints {
  readonly width: number;
  readonly height = sceneHeight;
  readonly focusX: number;
  /** Wide enough to need something to see beside the subject. */
  readonly isWide: boolean;
  /** So small that fine detail would turn to noise. */
  readonly isTiny: boolean;
  #body = '';

  constructor({ id, kind, width, height, focus }: SceneFrame) {
    super([id, kind, width, height, focus].join());
    this.width = (sceneHeight * width) / height;
    this.focusX = this.width * focus;
    this.isWide = this.width / sceneHeight > 1.25;
    this.isTiny = height < 140;
  }

  get body(): string {
    return this.#body;
  }

  add(...markup: string[]): void {
    this.#body += markup.join('');
  }

  /** What `paint` paints, kept apart instead of added. */
  capture(paint: () => void): string {
    const before = this.#body;
    this.#body = '';
    paint();
    const captured = this.#body;
    this.#body = before;
    return captured;
  }
}
