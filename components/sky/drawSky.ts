import { drawChart, drawStillStars, drawTrails } from './heavens';
import { drawHorizon } from './horizon';
import { skyPlans, type SkyLayer, type SkyName, type SkyPlan } from './plans';

/** One layer of a sky as an SVG document. The trails are a square around the pole, so that they can turn. */
export function drawSky(name: SkyName, layer: SkyLayer): string {
  const plan: SkyPlan = skyPlans[name];
  const { width, height, pole, seed } = plan;
  switch (layer) {
    case 'back':
      return svg(
        width,
        height,
        drawStillStars(width, height, seed) +
          (plan.chart ? drawChart(pole, plan.chart.reach, plan.chart.hasLabels) : ''),
      );
    case 'trails': {
      const { reach } = plan.trails;
      return svg(reach * 2, reach * 2, drawTrails({ ...plan.trails, pole: [reach, reach], seed }));
    }
    case 'front':
      return svg(width, height, drawHorizon(plan));
  }
}

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
