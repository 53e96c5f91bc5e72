/** Sample texts for the cards and steps of the gallery. */
export const samples = [
  { title: 'Analysis', description: 'Requirements are reviewed before the first case is written.' },
  { title: 'Design', description: 'Each case bears a risk and an expected result.' },
  { title: 'Execution', description: 'One run, one environment, one version.' },
  { title: 'Report', description: 'What was checked, and what was not.' },
];
