/** What the examples ask about, so that each has an answer as it stands. */
export interface ExampleValues {
  /** Today at the first location, YYYY-MM-DD. */
  today: string;
  weekLater: string;
  locationId: number;
  serviceId: number;
  coachId: number;
}

export interface Example {
  title: string;
  about: string;
  query: string;
  variables: (values: ExampleValues) => Record<string, unknown>;
}
