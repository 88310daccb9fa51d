import { nextReportAt, reportsPerDay } from './playerReports';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

describe('the next report', () => {
  it.each([
    ['without any', [], null],
    ['after nine', Array.from({ length: reportsPerDay - 1 }, () => hoursAgo(1)), null],
    ['after ten, one hour ago', Array.from({ length: reportsPerDay }, () => hoursAgo(1)), hoursAgo(-23)],
    ['after ten, the first a day ago', [hoursAgo(24), ...Array.from({ length: 9 }, () => hoursAgo(1))], null],
    ['after eleven', [hoursAgo(20), hoursAgo(10), ...Array.from({ length: 9 }, () => hoursAgo(1))], hoursAgo(-14)],
  ])('%s', (_, sentAt, expected) => {
    expect(nextReportAt(sentAt, now)).toEqual(expected);
  });
});
