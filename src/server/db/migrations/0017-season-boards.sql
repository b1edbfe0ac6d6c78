-- The board reads and counts the predictions of a contest by this index alone, best score first.
drop index season_predictions_by_score;
create index season_predictions_by_score on season_predictions (kind, season, score, user_id) where score is not null;
